// The first game of the card game, step by step: each text at most 400 characters, each answer at most 80. The position
// is always the same, so cards and points are in the sentences. Morgana is the opponent.

/** A first game of the card game; see `src/lessons/quests.ts`. */
export const questsLesson = {
  goal: {
    text: 'Beat **adversaries** with your knights, and pay for **adventures** with the adversaries you’ve beaten. Both score: adventures what they say, adversaries in your hand their value. Adversaries lie in four columns, one for each kind; dragons are the strongest.',
  },
  strength: {
    text: 'Knights fight in **one colour** at a time. A double is two knights on one card, and Merlin is one knight who joins any colour. Your colour needn’t match the adversary’s. How strong could your red be now, all together?',
    right: 'Yes: 1 for the knight, 2 for the double, 1 for Merlin.',
    answers: { two: '2', four: '4', five: '5' },
    wrong: {
      two: 'You have two red cards, but the double counts 2. And Merlin helps.',
      five: 'The orange knight can’t join: all must be of one colour. Only Merlin joins any.',
    },
  },
  challenge: {
    text: '**Challenge one adversary**: discard knights worth exactly its value, and take the card into your hand. A monster of 3 takes knights worth 3, a power of 1 a single knight. What’s your best challenge?',
    right: 'Three points in hand, and Merlin is still with you.',
    wrong: {
      small: 'That’s allowed, but it wins a single point. You’re strong enough for more.',
      merlin: 'The right monster, but save Merlin: he joins any colour, a red knight only red.',
    },
  },
  draw: {
    text: 'After a challenge you may take an adventure, but you can’t pay for one yet. Then comes the last step of the turn: **draw a knight**. That ends your turn.',
    right: 'One more knight. Nobody else sees what you draw.',
    wrong: {
      none: 'You may end your turn without drawing, but knights cost nothing, and there’s no limit to your hand.',
    },
  },
  reveal: {
    text: 'A turn has four steps, **always in this order**: reveal, challenge, adventure, draw. You may reveal if no column has four cards: adversaries are turned up until one has. Few good ones are left. What do you do first?',
    right: 'More to choose from, for Morgana too.',
    wrong: {
      fight:
        'After a challenge you couldn’t reveal any more: it comes first or not at all. And that’s one point only.',
    },
  },
  two: {
    text: 'You hold a red knight, an orange one and Merlin: at most a 2, and Merlin would be gone. **If you neither challenge nor take an adventure, you may draw two knights.** Revealing is neither. What now?',
    right: 'Two beige knights: together with Merlin, that’s 3.',
    wrong: {
      fight: 'Two points, but your hand would be down to a single knight. Gather strength first.',
      one: 'You’ve challenged nobody this turn, so two knights are yours for the taking.',
    },
  },
  needs: {
    text: 'Morgana beat an adversary and paid for the Robbers with any two: 6 points. **Each adventure asks for something else.** The marked Fisher King is worth 12 and wants monsters worth 6. You have a monster of 3. Which adversary do you want?',
    right: 'Yes: 3 and 3 are 6, both monsters.',
    answers: { dragon: 'A dragon of 3', monster3: 'A monster of 3', monster1: 'The monster of 1' },
    wrong: {
      dragon: 'It makes 6 together, but the Fisher King wants monsters only.',
      monster1: 'A monster it is, but 3 and 1 are only 4.',
    },
  },
  merlin: {
    text: 'You hold two beige knights, a red one, an orange one and Merlin. **Merlin joins any colour as one knight.** Beat what the Fisher King wants!',
    right: 'Two knights and Merlin beat it. That was worth saving him.',
    wrong: {
      dragon: 'The same price and the same value, but it isn’t a monster, so the Fisher King won’t have it.',
      small: 'That makes 4 in monsters, and you need 6.',
    },
  },
  adventure: {
    text: 'Now **take an adventure**, at most one a turn. The adversaries you pay leave the game, and with them their value: you give up 3 and 3. Several adventures would take these two. Which one?',
    right: '12 points for cards worth 6.',
    wrong: {
      excalibur: 'That’s 8 points, for cards worth 6. And it asks for 5, so you’d pay one too many.',
      treasure: 'The Gold Treasure is worth 11. Good, but one of these three is worth more.',
    },
  },
  over: {
    text: 'A word about paying. Say a monster of 3 lies there, and you hold nothing but two red doubles: two cards, worth 4. May you pay both for it?',
    right: 'Right. And never with a card that could be left out.',
    answers: {
      always: 'Yes, paying too much is always fine',
      never: 'No, it must fit exactly',
      unless: 'Yes, because nothing I hold fits exactly',
    },
    wrong: {
      always:
        'If you could pay exactly, in any colour, you’d have to. Too much is only for when nothing fits.',
      never: 'Exactly, if you can. But you hold no card worth 1, so you may pay one too many.',
    },
  },
  score: {
    text: 'You have 12 points, Morgana has 6. You still hold knights. What are knights in your hand worth at the end?',
    right: 'Right, so spend them. Only a tie is decided by who has more knight cards.',
    answers: { nothing: 'Nothing', strength: 'Their strength', one: '1 point each' },
    wrong: {
      strength: 'Strength is for fighting. Points come from adventures and from adversaries in your hand.',
      one: 'Knights score nothing. Points come from adventures and from adversaries in your hand.',
    },
  },
  end: {
    text: 'There are 13 adventures, and no new ones come. Adversaries run out too: once their pile and all columns are empty, the game ends with that turn. What ends it sooner?',
    right: 'Yes: at once, and the thirteenth stays behind.',
    answers: { knights: 'When the knights run out', twelfth: 'When the twelfth adventure is taken' },
    wrong: {
      knights: 'When the knight pile is empty, the discarded knights become a new one.',
    },
  },
  seals: {
    text: '**The most points win.** That’s the whole basic game. In the game with seals, you first put your seal on an adversary you challenge; once every card of the column is sealed, all go to their owners. Your hand always shows what you can do, step by step.',
  },
};
