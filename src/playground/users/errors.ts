/** Something Discord's client doesn't let a user do. Nothing is sent to the bot. */
export class ClientRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ClientRefusal';
  }
}

/** The bot didn't respond within three seconds: "This interaction failed". */
export class InteractionFailed extends Error {
  readonly interactionId: string;

  constructor(interactionId: string) {
    super(`interaction ${interactionId} was not answered within 3 s`);
    this.name = 'InteractionFailed';
    this.interactionId = interactionId;
  }
}
