"""Search: a seat compares its candidate moves by playouts in worlds that it imagines."""
