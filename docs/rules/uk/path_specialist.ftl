### Messages of the module path_specialist.

part-path_specialist = Прохідник
problem-no-tunnel-to-lay = У тебе немає тунелю, який можна покласти зараз. Обери іншу карту.
lobby-part-path_specialist-description = Поклади два тунелі за один хід.
waiting-tunnel = { $player } кладе ще один тунель
card-path-specialist = прохідник
move-call-specialist = Покласти цього ходу два тунелі
log-nothing-to-lay =
    { $seat_is ->
        [you] Ти не маєш
       *[other] { $seat } не має
    } другого тунелю, який можна покласти
log-play-call-specialist =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } прохідника
rules-name-path-specialist = Прохідник
rules-effect-path-specialist = Поклади цього ходу два тунелі, один за одним, а потім добери дві карти. Відтоді в тебе на одну карту менше.
