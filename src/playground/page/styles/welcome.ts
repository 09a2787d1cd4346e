import { css } from 'lit';

/** The start of a channel. */
export const welcomeStyle = css`
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
    .welcome {
      padding: 24px 12px 12px;
    }
    .welcome h2 {
      font-size: 24px;
    }
  }
`;
