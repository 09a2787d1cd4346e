### Time for decisions: deadlines, reminders, people who are away.
### $when is Discord's own words for how long until then, such as "in 5 hours". Names are ready to be shown.

clock-button-seen = Gesehen
clock-button-back = Ich bin wieder da
clock-button-resume = Uhr weiterlaufen lassen

clock-until = Die Zeit ist { $when } um.
clock-until-at = Die Zeit läuft bis { $at } ({ $when }).
clock-paused = Die Uhr ist angehalten. Sie läuft mit `/tisch weiter` weiter oder von selbst { $when }.
clock-away = { $name } ist nicht da. Die Uhr läuft { $when } weiter.
clock-unreachable-channel = Ich sehe diesen Kanal nicht oder darf hier nicht schreiben. Ich kann also niemanden rufen, und bis ich es wieder kann, läuft keine Uhr. (Ich brauche *Kanal anzeigen* und *Nachrichten senden*, in einem Thread *Nachrichten in Threads senden*.)
clock-unreachable-thread = In diesem Thread kann ich nicht schreiben, weil er gesperrt oder privat ist. Ich kann also niemanden rufen, und bis ich es wieder kann, läuft keine Uhr.
clock-unreachable-gone = Der Kanal dieses Tischs wurde gelöscht. Eine Woche lang kann man mit `/spiele` in einem anderen weiterspielen, dann wird der Tisch geschlossen.
clock-unreachable-server = Ich bin nicht mehr auf diesem Server. Die Partie wartet eine Woche auf mich, dann wird sie geschlossen.
clock-absent = { $name } ist bis { $when } abwesend.

clock-channel-half = { $mention }, du bist am Zug. Die Hälfte deiner Zeit ist um; der Rest läuft { $when } ab.
clock-channel-last = { $mention }, du bist am Zug. Deine Zeit läuft { $when } ab.
clock-channel-waiting = { $mention }, du bist seit einem Tag am Zug.
clock-channel-silent = { $mention }, du bist seit drei Tagen am Zug. Die anderen können jetzt einen Computerspieler für dich spielen lassen oder deinen Platz freigeben.
clock-channel-returned = { $mention }, willkommen zurück! Du bist am Zug.
clock-channel-absent = { $mention }, ein Computerspieler spielt für dich, bis du auf **{ clock-button-back }** drückst.
clock-channel-paused = Die Uhr ist seit einer Woche angehalten. Sie läuft weiter, sobald die meisten es wollen, die in den letzten drei Tagen hier waren, oder in einer Woche von selbst.

clock-direct-table = **{ $game }** auf *{ $server }*
clock-direct-game = **{ $game }**
clock-direct-after = { $table }, nach { $name }
clock-direct-over = { $table }: Dieser Zug ist vorbei. { $link }
clock-direct-time-up = { $table }: Deine Zeit war um, darum hat ein Computerspieler für dich gezogen. { $link }
clock-direct-half = { $table }: Du bist am Zug, { $link }. Die Hälfte deiner Zeit ist um; der Rest läuft { $when } ab.
clock-direct-last = { $table }: Du bist am Zug, { $link }. Deine Zeit läuft { $when } ab.
clock-direct-returned = { $table }: Willkommen zurück! Du bist am Zug: { $link }
clock-direct-absent = { $table }: Ein Computerspieler spielt für dich, bis du auf **{ clock-button-back }** drückst. Dein Tisch: { $link }
clock-direct-waiting = { $table }: Du bist seit einem Tag am Zug, { $link }.
clock-direct-silent = { $table }: Du bist seit drei Tagen am Zug, { $link }. Die anderen können jetzt einen Computerspieler für dich spielen lassen oder deinen Platz freigeben.
clock-direct-unreachable-channel = { $table }: Du bist am Zug, aber ich sehe den Kanal deines Tischs nicht oder darf dort nicht schreiben: { $link }. Bis ich es wieder kann, steht deine Uhr.
clock-direct-unreachable-thread = { $table }: Du bist am Zug, aber im Thread deines Tischs kann ich nicht schreiben, weil er gesperrt oder privat ist: { $link }. Bis ich es wieder kann, steht deine Uhr.
clock-direct-unreachable-gone = { $table }: Du bist am Zug, aber der Kanal deines Tischs wurde gelöscht. Deine Uhr steht. Mit `/spiele` in einem anderen Kanal des Servers geht die Partie dort weiter; macht das eine Woche lang niemand, wird sie geschlossen.
clock-direct-unreachable-server = { $table }: Du bist am Zug, aber ich wurde vom Server entfernt: { $link }. Deine Uhr steht. Werde ich nicht innerhalb einer Woche wieder hinzugefügt, wird die Partie geschlossen.

clock-seen = In diesem Zug kommen keine Erinnerungen mehr.
clock-seen-not-yours = Diese Erinnerung gilt jemand anderem.
clock-seen-over = Dieser Zug ist vorbei.

clock-stopped = { $name } hält die Uhr an. Mit { $command } läuft sie weiter.
clock-goes-on = { $name } lässt die Uhr weiterlaufen.
clock-asks-to-stop = { $name } möchte die Uhr anhalten. Dafür bisher: { $names }; nötig sind { $needed } von denen, die in den letzten drei Tagen hier waren, oder der Host allein, mit { $command }.
clock-asks-to-go-on = { $name } möchte die Uhr weiterlaufen lassen. Dafür bisher: { $names }; nötig sind { $needed } von denen, die in den letzten drei Tagen hier waren, oder der Host allein, mit { $command }.
