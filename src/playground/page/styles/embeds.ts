import { css } from 'lit';

/** Embeds. */
export const embedStyle = css`
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
