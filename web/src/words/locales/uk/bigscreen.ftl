# Стіл на великому екрані
bigscreen-title = Стіл у шахті
bigscreen-how = Твоя рука — у телефоні: відскануй картинку або відкрий { $address } і введи
bigscreen-qr = Посилання на цей стіл для сканування
bigscreen-who = За столом
bigscreen-free = вільно
bigscreen-bot = бот
bigscreen-ready = готово
bigscreen-not-ready = ще збирається
bigscreen-closed = Цей стіл не можна показати
bigscreen-home = До входу
bigscreen-waits = Накриваємо стіл …
bigscreen-lost = Зв’язок утрачено; пробуємо ще раз …
bigscreen-round = Раунд { $round }
bigscreen-turn = Вирішує { $name }
bigscreen-seconds = { $seconds } с
bigscreen-deck =
    { $cards ->
        [0] Колода порожня
        [one] { $cards } карта в колоді
        [few] { $cards } карти в колоді
        [many] { $cards } карт у колоді
       *[other] { $cards } карти в колоді
    }
bigscreen-players = Гравці
bigscreen-log = Що сталося
bigscreen-look-on = Заходь:
