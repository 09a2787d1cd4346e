import { css } from 'lit';

/** The grid of sidebar and channel. */
export const layoutStyle = css`
  .app {
    display: grid;
    grid-template: minmax(0, 1fr) / 248px minmax(0, 1fr);
    position: fixed;
    inset: 0;
  }
  .side {
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--side);
  }
  .channel {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    background: var(--ground);
  }
  .only-narrow {
    display: none;
  }
  @media (max-width: 799px) {
    .app {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
    .side {
      position: fixed;
      inset: 0 auto 0 0;
      z-index: 20;
      width: min(300px, 84vw);
      visibility: hidden;
      transform: translateX(-100%);
      transition:
        transform 0.18s ease,
        visibility 0.18s;
    }
    .drawer-open .side {
      visibility: visible;
      transform: none;
      box-shadow: var(--shadow);
    }
    .shade {
      position: fixed;
      inset: 0;
      z-index: 19;
      background: rgb(0 0 0 / 55%);
    }
    .only-narrow {
      display: grid;
    }
    .bar {
      padding-left: 4px;
    }
    .round.called::after {
      content: '';
      position: absolute;
      top: 10px;
      left: 32px;
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: var(--red);
    }
    .place,
    .round {
      min-height: 44px;
    }
    .round {
      width: 44px;
    }
  }
`;
