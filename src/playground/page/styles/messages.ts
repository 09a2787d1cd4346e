import { css } from 'lit';

/** Messages and what hangs on them. */
export const messageStyle = css`
  page-messages {
    position: relative;
    display: block;
    flex: 1;
    min-height: 0;
  }
  .scroller {
    height: 100%;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  .scroller:focus-visible {
    outline-offset: -2px;
  }
  .flow {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    min-height: 100%;
    padding-bottom: 16px;
  }
  discord-messages {
    border: 0;
    color: var(--text);
  }
  .message {
    padding: 2px 16px;
    color: var(--text);
    font-size: 16px;
  }
  .message:focus-visible {
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
  .message.revealed {
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
  .link {
    padding: 0;
    color: var(--link);
    font-size: inherit;
  }
  .link:hover {
    text-decoration: underline;
  }
  .failure {
    margin: 4px 0 0;
    color: var(--alarm);
    font-size: 14px;
  }
  .failure .icon,
  .notice .icon {
    width: 16px;
    height: 16px;
    vertical-align: -3px;
  }
  .notices:not(:empty) {
    padding-top: 8px;
  }
  .notice {
    display: flex;
    align-items: center;
    gap: 8px;
    flex-wrap: wrap;
    padding: 4px 16px 4px 72px;
    color: var(--alarm);
    font-size: 14px;
  }
  .thinking {
    color: var(--muted);
  }
  .dots {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  .thinking .dots {
    margin-right: 8px;
  }
  .dots i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentcolor;
    animation: dot 1.2s infinite ease-in-out;
  }
  .dots i:nth-child(2) {
    animation-delay: 0.15s;
  }
  .dots i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @keyframes dot {
    0%,
    70%,
    100% {
      opacity: 0.35;
    }
    35% {
      opacity: 1;
    }
  }
  .jump {
    position: absolute;
    bottom: 8px;
    left: 50%;
    z-index: 2;
    min-height: 36px;
    padding: 4px 16px;
    border-radius: 18px;
    background: var(--brand);
    box-shadow: var(--shadow);
    color: #fff;
    font-size: 14px;
    font-weight: 600;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .welcome {
    padding: 32px 16px 12px;
  }
  .welcome-icon {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: var(--raised);
    color: var(--strong);
  }
  .welcome-icon .icon {
    width: 36px;
    height: 36px;
  }
  .welcome h2 {
    margin: 8px 0;
    color: var(--strong);
    font-size: 28px;
    line-height: 1.2;
  }
  .welcome p {
    max-width: 60ch;
    color: var(--muted);
  }
  .suggestions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
  @media (max-width: 799px) {
    .message {
      padding: 2px 12px;
    }
    .notice {
      padding-left: 12px;
    }
    .welcome {
      padding: 24px 12px 12px;
    }
    .welcome h2 {
      font-size: 24px;
    }
  }
`;
