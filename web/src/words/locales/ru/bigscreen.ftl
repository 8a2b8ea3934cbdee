# Стол на большом экране
bigscreen-title = Стол в шахте
bigscreen-how = Твоя рука — в телефоне: отсканируй картинку или открой { $address } и введи
bigscreen-qr = Ссылка на этот стол для сканирования
bigscreen-who = За столом
bigscreen-free = свободно
bigscreen-bot = бот
bigscreen-ready = готово
bigscreen-not-ready = ещё собирается
bigscreen-closed = Этот стол нельзя показать
bigscreen-home = Ко входу
bigscreen-waits = Накрываем стол …
bigscreen-lost = Связь потеряна; пробуем ещё раз …
bigscreen-round = Раунд { $round }
bigscreen-turn = Решает { $name }
bigscreen-seconds = { $seconds } с
bigscreen-deck =
    { $cards ->
        [0] Колода пуста
        [one] { $cards } карта в колоде
        [few] { $cards } карты в колоде
        [many] { $cards } карт в колоде
       *[other] { $cards } карты в колоде
    }
bigscreen-players = Игроки
bigscreen-log = Что случилось
bigscreen-look-on = Заходи:
