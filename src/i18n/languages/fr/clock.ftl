### Time for decisions: deadlines, reminders, people who are away.
### $when is Discord's own words for how long until then, such as "in 5 hours". Names are ready to be shown.

clock-button-seen = C’est noté
clock-button-back = Me revoilà
clock-button-resume = Relancer le chrono

clock-until = Le temps sera écoulé { $when }.
clock-until-at = Le temps sera écoulé le { $at } ({ $when }).
clock-paused = Le chrono est arrêté. Il repart avec `/table reprise`, ou tout seul { $when }.
clock-away = { $name } n’est pas là. Le chrono repart { $when }.
clock-unreachable-channel = Je ne vois pas ce salon ou ne peux pas y écrire : je ne peux donc appeler personne, et aucun chrono ne tourne d’ici là. (Il me faut *Voir le salon* et *Envoyer des messages*, dans un fil *Envoyer des messages dans les fils*.)
clock-unreachable-thread = Je ne peux pas écrire dans ce fil, car il est verrouillé ou privé : je ne peux donc appeler personne, et aucun chrono ne tourne d’ici là.
clock-unreachable-gone = Le salon de cette table a été supprimé. Pendant une semaine, on peut continuer dans un autre avec `/parties` ; ensuite, elle sera fermée.
clock-unreachable-server = Je ne suis plus sur ce serveur. La partie m’attend une semaine, puis elle sera fermée.
clock-absent = { $name } est en absence jusqu’au { $when }.

clock-channel-half = { $mention }, c’est à toi de jouer. La moitié de ton temps est passée ; il sera écoulé { $when }.
clock-channel-last = { $mention }, c’est à toi de jouer. Ton temps sera écoulé { $when }.
clock-channel-waiting = { $mention }, c’est à toi de jouer depuis un jour.
clock-channel-silent = { $mention }, c’est à toi de jouer depuis trois jours. Les autres peuvent maintenant faire jouer un joueur virtuel pour toi ou libérer ta place.
clock-channel-returned = { $mention }, te revoilà ! C’est à toi de jouer.
clock-channel-absent = { $mention }, un joueur virtuel joue pour toi jusqu’à ce que tu appuies sur **{ clock-button-back }**.
clock-channel-paused = Le chrono est arrêté depuis une semaine. Il repart dès que la plupart de ceux qui sont venus ces trois derniers jours le demandent, ou tout seul dans une semaine.

clock-direct-table = **{ $game }** sur *{ $server }*
clock-direct-game = **{ $game }**
clock-direct-after = { $table }, après { $name }
clock-direct-over = { $table } : ce tour est terminé. { $link }
clock-direct-time-up = { $table } : ton temps était écoulé, un joueur virtuel a joué pour toi. { $link }
clock-direct-half = { $table } : c’est à toi de jouer, { $link }. La moitié de ton temps est passée ; il sera écoulé { $when }.
clock-direct-last = { $table } : c’est à toi de jouer, { $link }. Ton temps sera écoulé { $when }.
clock-direct-returned = { $table } : te revoilà, c’est à toi de jouer, { $link }.
clock-direct-absent = { $table } : un joueur virtuel joue pour toi jusqu’à ce que tu appuies sur **{ clock-button-back }**. Ta table : { $link }
clock-direct-waiting = { $table } : c’est à toi de jouer depuis un jour, { $link }.
clock-direct-silent = { $table } : c’est à toi de jouer depuis trois jours, { $link }. Les autres peuvent maintenant faire jouer un joueur virtuel pour toi ou libérer ta place.
clock-direct-unreachable-channel = { $table } : c’est à toi de jouer, mais je ne vois pas le salon de ta table ou ne peux pas y écrire : { $link }. Ton temps est arrêté d’ici là.
clock-direct-unreachable-thread = { $table } : c’est à toi de jouer, mais je ne peux pas écrire dans le fil de ta table, car il est verrouillé ou privé : { $link }. Ton temps est arrêté d’ici là.
clock-direct-unreachable-gone = { $table } : c’est à toi de jouer, mais le salon de ta table a été supprimé. Ton temps est arrêté. Avec `/parties` dans un autre salon du serveur, la partie y continue ; si personne ne le fait d’ici une semaine, elle sera fermée.
clock-direct-unreachable-server = { $table } : c’est à toi de jouer, mais j’ai été retiré du serveur : { $link }. Ton temps est arrêté. Si on ne m’y remet pas d’ici une semaine, la partie sera fermée.

clock-seen = Tu n’auras plus de rappel pour ce tour.
clock-seen-not-yours = Ce rappel n’est pas pour toi.
clock-seen-over = Ce tour est terminé.

clock-stopped = { $name } arrête le chrono. { $command } le relance.
clock-goes-on = { $name } relance le chrono.
clock-asks-to-stop = { $name } demande à arrêter le chrono. Pour l’instant : { $names } ; il en faut { $needed } parmi ceux qui sont venus ces trois derniers jours, ou l’hôte seul, avec { $command }.
clock-asks-to-go-on = { $name } demande à relancer le chrono. Pour l’instant : { $names } ; il en faut { $needed } parmi ceux qui sont venus ces trois derniers jours, ou l’hôte seul, avec { $command }.
