import { css } from 'lit';

/** Text, pictures and embeds. */
export const textStyle = css`
  .text {
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.375;
    white-space: pre-wrap;
  }
  .text .heading {
    margin: 8px 0 4px;
    color: var(--strong);
    font-size: 1rem;
    line-height: 1.375;
  }
  .text .heading.medium {
    font-size: 1.25rem;
  }
  .text .heading.large {
    font-size: 1.5rem;
  }
  .text .heading:first-child {
    margin-top: 0;
  }
  .text strong {
    color: var(--strong);
    font-weight: 650;
  }
  .text ul,
  .text ol {
    margin: 2px 0;
    padding-left: 24px;
    white-space: normal;
  }
  .text li {
    margin-bottom: 2px;
  }
  .text blockquote {
    margin: 0;
    padding-left: 12px;
    border-left: 4px solid var(--grey);
    border-radius: 2px;
  }
  .subtext {
    display: block;
    color: var(--muted);
    font-size: 13px;
  }
  .edited {
    margin-left: 4px;
    color: var(--muted);
    font-size: 11px;
  }
  .code,
  .code-block {
    border-radius: 4px;
    background: var(--side);
    font-family: var(--mono);
    font-size: 14px;
    line-height: 1.3;
  }
  .code {
    padding: 1px 4px;
  }
  .code-block {
    width: 0;
    min-width: 100%;
    max-width: 100%;
    margin: 6px 0;
    padding: 8px 10px;
    overflow-x: auto;
    border: 1px solid var(--line);
    white-space: pre;
  }
  .mention,
  discord-mention {
    padding: 0 3px;
    border-radius: 4px;
    background: var(--mention);
    color: var(--mention-text);
    font-weight: 500;
    cursor: default;
  }
  .mention {
    display: inline;
    cursor: pointer;
  }
  .mention:hover {
    background: var(--brand);
    color: #fff;
  }
  discord-mention:hover {
    background: var(--mention);
    color: var(--mention-text);
  }
  .timestamp {
    padding: 0 3px;
    border-radius: 4px;
    background: var(--hover);
  }
  .spoiler {
    display: inline;
    padding: 0 2px;
    border-radius: 4px;
    background: var(--pressed);
  }
  button.spoiler {
    background: var(--deep);
  }
  button.spoiler > span {
    visibility: hidden;
  }
  .picture {
    display: block;
    max-width: 100%;
    padding: 0;
    border-radius: 8px;
    cursor: zoom-in;
  }
  .picture img {
    display: block;
    width: auto;
    max-width: min(100%, 600px);
    height: auto;
    max-height: min(75vh, 600px);
    border-radius: 8px;
    object-fit: contain;
  }
  .picture.tile img {
    width: 100%;
    height: 220px;
    object-fit: cover;
  }
  .picture.thumbnail img,
  .picture.embed-thumbnail img {
    width: 85px;
    height: 85px;
    object-fit: cover;
  }
  .embed-thumbnail {
    float: right;
    margin: 0 0 8px 12px;
  }
  .attachments,
  .gallery:not(.single) {
    display: grid;
    gap: 4px;
    max-width: 600px;
  }
  .attachments {
    margin-top: 4px;
  }
  .attachments:has(.tile),
  .gallery:not(.single) {
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  }
  .file {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--card);
  }
  discord-embed {
    margin-top: 6px;
    color: var(--text);
    font-size: 15px;
  }
  discord-embed-footer {
    color: var(--muted);
  }
  discord-embed-description {
    display: block;
    min-width: 0;
    color: var(--text);
    white-space: normal;
  }
  .embed-author,
  .embed-title,
  .embed-field-name {
    color: var(--strong);
    font-weight: 600;
  }
  .embed-title {
    margin-bottom: 6px;
  }
  .embed-fields {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    margin-top: 8px;
  }
  .embed-field {
    flex: 1 1 100%;
    min-width: 0;
    font-size: 14px;
  }
  .embed-field.inline {
    flex: 1 1 28%;
    min-width: 120px;
  }
  discord-embed .picture:not(.embed-thumbnail) {
    margin-top: 12px;
  }
`;
