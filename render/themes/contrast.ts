import type { Theme } from './theme.ts';

/** High contrast: flat black and white, strong colours, no shadows. */
export const contrast: Theme = {
  id: 'contrast',
  floor: { light: '#0a0a0a', mid: '#0a0a0a', dark: '#000000' },
  wood: { light: '#5c5c5c', mid: '#303030', dark: '#0d0d0d' },
  top: { light: '#3d3d3d', mid: '#141414', dark: '#000000' },
  parchment: { light: '#ffffff', mid: '#ffffff', dark: '#000000' },
  ink: '#000000',
  softInk: '#262626',
  chalk: '#ffffff',
  gold: { light: '#ffe14d', mid: '#ffe14d', dark: '#5c4700' },
  silver: { light: '#ffffff', mid: '#e6e6e6', dark: '#4d4d4d' },
  bronze: { light: '#ff9d4d', mid: '#ff9d4d', dark: '#5e2b00' },
  engraving: '#000000',
  green: { fill: '#00561f', edge: '#ffffff', text: '#ffffff' },
  yellow: { fill: '#ffe14d', edge: '#ffffff', text: '#000000' },
  red: { fill: '#9c0010', edge: '#ffffff', text: '#ffffff' },
  crownPlate: { fill: '#ffffff', edge: '#ffffff', text: '#000000' },
  carpet: { fill: '#4b0082', edge: '#ffe14d', text: '#ffffff' },
  seats: [
    { field: '#d40019', shade: '#d40019', charge: '#ffffff', rim: '#ffffff' },
    { field: '#0047c2', shade: '#0047c2', charge: '#ffffff', rim: '#ffffff' },
    { field: '#000000', shade: '#000000', charge: '#ffe14d', rim: '#ffffff' },
    { field: '#fff3c9', shade: '#fff3c9', charge: '#000000', rim: '#000000' },
  ],
  displaced: '#ffffff',
  highlight: '#ffe14d',
  shadow: 0,
};
