nothing-here = There is nothing here
to-the-entrance = To the entrance of the mine
