/** Takes the action after which its own score is highest, as far as that can be told. */
export default {
  id: 'previewing',
  choose({ game, view, seat, actions, random }) {
    const scores = actions.map((action) => game.preview(view, seat, action).view.players[seat].score);
    const best = Math.max(...scores);
    const good = actions.filter((_, at) => scores[at] === best);
    return good[Math.floor(random() * good.length)];
  },
};
