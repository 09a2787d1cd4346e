import { css } from 'lit';

/** Links, failures, notices and progress. */
export const statusStyle = css`
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
  @media (max-width: 799px) {
    .notice {
      padding-left: 12px;
    }
  }
`;
