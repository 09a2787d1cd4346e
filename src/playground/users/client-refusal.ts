/** What Discord's own client would not let a user do; nothing is sent to the bot. */
export class ClientRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ClientRefusal';
  }
}

/** The bot did not answer an interaction within three seconds: "This interaction failed". */
export class InteractionFailed extends Error {
  readonly interactionId: string;

  constructor(interactionId: string) {
    super(`interaction ${interactionId} was not answered within 3 s`);
    this.name = 'InteractionFailed';
    this.interactionId = interactionId;
  }
}
