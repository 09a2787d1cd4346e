import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { css } from 'lit';

/**
 * The components' own styles have fixed colours, let long lines widen a message, and squeeze the space
 * next to a grouped message. These overrides use the page's colours and widths.
 */
DiscordMessage.elementStyles.push(css`
  .discord-message-content {
    flex: 1;
    min-width: 0;
  }
  .discord-message-inner-center {
    align-items: flex-start;
  }
  :host .discord-message-timestamp {
    color: var(--muted);
  }
  .discord-message-body-only-indent {
    flex: none;
    margin-left: 0;
    padding-top: 3px;
    line-height: 20px;
  }
`);

DiscordAuthorInfo.elementStyles.push(css`
  :host .discord-author-username,
  :host .discord-author-username:hover {
    color: var(--strong);
    cursor: default;
    text-decoration: none;
  }
`);

DiscordEmbed.elementStyles.push(css`
  :host .discord-left-border {
    background-color: var(--grey);
  }
  :host .discord-embed-wrapper {
    border-color: var(--line);
    background-color: var(--card);
  }
`);
