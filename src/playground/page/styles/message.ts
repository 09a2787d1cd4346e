import { css } from 'lit';

/** A message and the lines around it. */
export const messageStyle = css`
  .message {
    padding: 2px 16px;
    color: var(--text);
    font-family: inherit;
    font-size: 16px;
  }
  .entry:focus-visible {
    outline-offset: -2px;
  }
  .message:hover {
    background: var(--hover);
  }
  .message.ephemeral {
    background: var(--private);
    box-shadow: inset 2px 0 var(--brand);
  }
  .message.called {
    background: var(--called);
    box-shadow: inset 2px 0 #f0b232;
  }
  .entry.revealed > .message {
    animation: reveal 2s ease-out;
  }
  @keyframes reveal {
    from {
      background: var(--mention);
    }
  }
  .origin {
    display: flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    margin: 2px 0 2px 52px;
    color: var(--muted);
    font-size: 14px;
    line-height: 20px;
    white-space: nowrap;
  }
  .origin img {
    width: 16px;
    height: 16px;
    border-radius: 50%;
  }
  .origin b {
    color: var(--text);
    font-weight: 600;
  }
  .said {
    min-width: 0;
    padding: 0;
    overflow: hidden;
    color: inherit;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .said:hover {
    color: var(--strong);
  }
  .system {
    display: flex;
    align-items: center;
    gap: 20px;
    padding: 6px 16px 6px 26px;
    color: var(--muted);
  }
  .thread {
    display: flex;
    align-items: center;
    gap: 8px;
    max-width: 100%;
    min-height: 44px;
    margin-top: 4px;
    padding: 8px 12px;
    border-radius: 8px;
    background: var(--card);
  }
  .thread b {
    overflow: hidden;
    color: var(--strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .thread span {
    color: var(--link);
    white-space: nowrap;
  }
  .ephemeral-note {
    margin: 4px 0 2px;
    color: var(--muted);
    font-size: 13px;
  }
  .ephemeral-note .icon {
    width: 16px;
    height: 16px;
  }
  @media (max-width: 799px) {
    .message {
      padding: 2px 12px;
    }
  }
`;
