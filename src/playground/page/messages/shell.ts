import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { css } from 'lit';

// The component's own styles let long lines widen a message, and squeeze the room beside one that follows another.
DiscordMessage.elementStyles.push(css`
  .discord-message-content {
    flex: 1;
    min-width: 0;
  }
  .discord-message-inner-center {
    align-items: flex-start;
  }
  .discord-message-body-only-indent {
    flex: none;
    margin-left: 0;
    padding-top: 3px;
    line-height: 20px;
    opacity: 0.9;
  }
`);
