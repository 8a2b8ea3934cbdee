### Lessons, coach and introductions. Loaded with the screens that need them.

## The list of lessons

learn-title = Learn by playing
learn-pitch = Five short lessons, about two minutes each. You play at a real table, and a guide shows you what to do.
learn-coached-title = A coached game
learn-coached-pitch = Play a real game against bots. Before each move you can ask the coach, who knows only what you know.
lesson-title-tunnel = Lay a tunnel
lesson-about-tunnel = Dig from the start to the goals.
lesson-title-tools = Broken tools
lesson-about-tools = Repair your pickaxe, help a friend, stop a rival.
lesson-title-map = A map and a lie
lesson-about-map = Look at a goal in secret, and find out who lies.
lesson-title-saboteur = Be the saboteur
lesson-about-saboteur = Play along, then stop the diggers.
lesson-title-gold = Rockfall and gold
lesson-about-gold = Clear the way, end the round, take your gold.
lesson-begin = Start here
lesson-open = Start
lesson-finished = Done

## The guide

lesson-guide = Guide
lesson-you = You
lesson-read = Your guide is explaining something.
lesson-watch = Watch what the others do…
lesson-go-on = Next
lesson-next = Next lesson: { $lesson }
lesson-all-done = Finish
lesson-leave = All lessons
lesson-progress = Step { $step } of { $steps }
lesson-try-again = Try again
lesson-not-here = That is not possible in a lesson.

## Lesson 1: lay a tunnel

lesson-tunnel-goals = The path begins at the start. One of the three goal cards hides the gold. Gold diggers dig a path to it, and you are one of them!
lesson-tunnel-straight = Choose the tunnel card with the ring. Then choose the space at the end of the path and press “{ prompt-confirm }”.
lesson-tunnel-turn = Yorna and Brock dig with you. Now make the path branch down: choose this card and its space, press “{ prompt-rotate }”, then “{ prompt-confirm }”.
lesson-tunnel-reach = Only one card is missing to the lower goal. Place it!
lesson-tunnel-stone = Only a stone! The gold is behind one of the other two goals. But now you know how to dig. Well done!

## Lesson 2: broken tools

lesson-tools-broken = Wick broke your pickaxe: the card is in front of you now. With a broken tool you cannot place tunnels.
lesson-tools-repair = Choose the repair card with the ring, then yourself. It shows two tools and repairs one of them.
lesson-tools-attacked = Yorna dug, and Wick broke her lantern too. Roles are secret, but actions are not: remember who breaks tools.
lesson-tools-help = You can repair the tools of others, too. Choose your repair card, then Yorna.
lesson-tools-break = Now you break something. Choose the broken lantern, then Wick.
lesson-tools-stopped = Wick cannot dig until someone repairs his lantern. That is how diggers defend themselves. Well done!

## Lesson 3: the map

lesson-map-claims = Yorna and Wick have each looked at a goal. Yorna says: “The middle one is a stone.” Wick says: “The upper one is the gold!” Is that true?
lesson-map-look = You have a map, too. Choose it, then look at the upper goal.
lesson-map-secret = A stone! Wick lied. Only you know what you saw. The others know only where you looked.
lesson-map-tell = What do you tell the others?
lesson-map-tell-truth = Right: diggers share what they know. But nobody can prove it, so Wick may call you the liar.
lesson-map-tell-gold = That lie helps only the saboteurs. You are a digger. What helps you?
lesson-map-tell-silence = You may keep silent, but then Yorna believes Wick. What helps you?
lesson-map-think = Yorna believes you and digs straight on. Wick digs up, to a stone that he has seen. That is how saboteurs give themselves away.
lesson-map-dig = If the upper and the middle goal are stones, the gold is at the bottom. Place this tunnel so that the path goes down.
lesson-map-end = Down there is the gold. Maps, claims and lies are the heart of this game. Well done!
lesson-say-truth = “The upper one is a stone.”
lesson-say-gold = “The upper one is the gold!”
lesson-say-silence = Say nothing

## Lesson 4: the saboteur

lesson-saboteur-role = This time you are the saboteur, and nobody knows. If the diggers do not reach the gold before the cards run out, you win the round.
lesson-saboteur-blend-in = First dig along, so that they trust you. Place this crossing at the end of the path.
lesson-saboteur-break = They come closer. Yorna is next: break her pickaxe, and she cannot dig.
lesson-saboteur-dead-end = Only one card is missing to the gold! Place your dead end there. Now they know who you are, but it is too late for them.
lesson-saboteur-won = Blocked! The deck is empty and nobody has a rockfall, so the gold of this round goes to you. Well done!

## Lesson 5: rockfall and gold

lesson-gold-blocked = Somebody placed a dead end: the card fits, but no path leads through it.
lesson-gold-rockfall = Your rockfall removes any tunnel card. Choose it, then the dead end.
lesson-gold-treasure = Yorna filled the gap. Only one card is missing to the goal. Place it!
lesson-gold-share = The gold! The round is over. You found it, so you choose your gold card first.
lesson-gold-end = Yorna got the other gold card, and Wick, the saboteur, got nothing. A game has three rounds, and the most gold wins. You are ready to play!

## Kind words about other moves

lesson-wrong-pass = You can pass, but then nothing gets done. Try the card with the ring.
lesson-wrong-other = The rules allow that. In this lesson, try what the ring shows.
lesson-wrong-dead-end = That card is a dead end: the path stops there. Diggers would rather discard it.
lesson-wrong-further-away = It fits there, but it leads away from the goals.
lesson-wrong-another-tunnel = The rules allow that, but the ring shows a shorter way.
lesson-wrong-turn-it = Like this the path branches up. Rotate the card before you play it.
lesson-wrong-repair-first = Repair your own pickaxe first. Without it you cannot dig.
lesson-wrong-help-first = Good idea, but Yorna cannot dig. Two diggers are faster than one, so help her first.
lesson-wrong-break-a-friend = Yorna is on your side! Aim at Wick.
lesson-wrong-break-first = Digging is good, but Wick will break more tools. Stop him first.
lesson-wrong-look-at-the-claim = You can look there, but first check what Wick said: look at the upper goal.
lesson-wrong-look-first = You do not know yet where to dig. Look first.
lesson-wrong-not-up = Up there is only a stone: you saw it. Dig down.
lesson-wrong-too-early = So early, everyone would know who you are. Help them first.
lesson-wrong-other-digger = Brock is no danger yet. Yorna digs next, so break her pickaxe.
lesson-wrong-break-a-tool = Not yet. First stop Yorna, who digs next.
lesson-wrong-hands-them-the-gold = Stop! That would lead the diggers straight to the gold.
lesson-wrong-block-the-goal = The space in front of the goal is what counts. Block that one.
lesson-wrong-block-first = You can look later. Block the path before it reaches the gold.
lesson-wrong-good-tunnel = That tunnel is useful. Remove the dead end instead.
lesson-wrong-clear-first = First remove the dead end.
lesson-wrong-last-cell = One card is missing to the goal. Place your tunnel there.

## The coach

coach-title = Coach
coach-ask = What would you do?
coach-hint = I would do this: { $move }.
coach-better = There was something better: { $move }.
coach-dismiss = Got it
coach-reason-reach-a-goal = That reaches a goal card.
coach-reason-dig-nearer = That brings the path nearer to where the gold may be.
coach-reason-dig-elsewhere = That keeps another way open.
coach-reason-block-the-path = That blocks the path, and you win if nobody gets through.
coach-reason-seem-a-digger = Nobody suspects a player who digs. You can block the path later.
coach-reason-clear-the-path = That takes a dead end out of the path.
coach-reason-cut-the-path = That tears a hole into the path.
coach-reason-look-for-the-gold = You do not know yet where the gold is.
coach-reason-stop-an-opponent = This player probably plays against you and could still do harm.
coach-reason-repair-yourself = With a broken tool you cannot dig.
coach-reason-repair-an-ally = This player is probably on your side and cannot dig.
coach-reason-discard = No card helps you now. Get rid of the one you need least.
coach-reason-take-gold = More gold is better.
coach-reason-likely-gold = The gold is most likely there.
coach-reason-other = That helps your side most just now.
