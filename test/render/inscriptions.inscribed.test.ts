import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import type { Pen } from '../../render/pen.ts';
import { themes } from '../../render/themes/index.ts';
import { inscriptions, textsBelow } from './fixtures/inscriptions.ts';

describe('the texts of a picture', () => {
  const stamp = createCanvas(100, 50);
  stamp.getContext('2d').font = '20px Bitter';
  const painting = {
    width: 600,
    height: 400,
    alt: '',
    text: '',
    backdrop: { key: '', theme: themes.court, inks: [], draw: () => undefined },
  };

  it('are found with the size that they have in a picture of 1200 pixels, also where a drawing is copied', () => {
    stamp.getContext('2d').fillText('copied', 0, 20);
    const found = inscriptions({
      ...painting,
      draw: ({ context }) => {
        context.scale(1.5, 1.5);
        context.font = 'bold 10px Bitter';
        context.fillText('direct', 0, 10);
        context.drawImage(stamp, 0, 0);
        context.drawImage(stamp, 0, 0, 50, 25);
      },
    });
    expect(found.map(({ text, size }) => ({ text, size }))).toEqual([
      { text: 'direct', size: 30 },
      { text: 'copied', size: 60 },
      { text: 'copied', size: 30 },
    ]);
  });

  it('are found where a painter looks at what has been drawn', () => {
    const draw = ({ context }: Pen) => {
      context.fillStyle = 'white';
      context.fillRect(0, 0, 10, 10);
      const [red] = context.getImageData(5, 5, 1, 1).data;
      context.font = '20px Bitter';
      context.fillText(`red ${red}`, 0, 20);
    };
    expect(inscriptions({ ...painting, draw }).map(({ text }) => text)).toEqual(['red 255']);
  });

  it('below a size are listed, smallest first', () => {
    const draw = ({ context }: Pen) => {
      for (const size of [14, 10, 13]) {
        context.font = `${size}px Bitter`;
        context.fillText(`of ${size}`, 0, 10);
      }
    };
    expect(textsBelow({ ...painting, draw }, 26)).toEqual(['20.0 px: of 10']);
  });
});
