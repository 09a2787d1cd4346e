import { css } from 'lit';

/** The scrolling list of messages. */
export const messageListStyle = css`
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
    font-family: inherit;
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
`;
