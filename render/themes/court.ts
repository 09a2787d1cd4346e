import type { Theme } from './theme.ts';

/** Oak, parchment and enamel in a dim hall. */
export const court: Theme = {
  id: 'court',
  floor: { light: '#2b2f33', mid: '#282c30', dark: '#1d2023' },
  wood: { light: '#a87545', mid: '#875a33', dark: '#4e321c' },
  top: { light: '#7c5231', mid: '#5c3a20', dark: '#3c2615' },
  parchment: { light: '#f7edd6', mid: '#ecdcb9', dark: '#c9ae7c' },
  ink: '#2b1d12',
  softInk: '#614a34',
  chalk: '#f8efdc',
  gold: { light: '#ffe9a3', mid: '#e2b441', dark: '#8a6414' },
  silver: { light: '#f7f9fb', mid: '#c3ccd4', dark: '#6d7882' },
  bronze: { light: '#f0b57c', mid: '#c47a3c', dark: '#74421a' },
  engraving: '#2a1c10',
  green: { fill: '#2c6b3c', edge: '#173f22', text: '#ffffff' },
  yellow: { fill: '#f0c93f', edge: '#8d6d12', text: '#2b1d12' },
  red: { fill: '#a32a24', edge: '#5c1311', text: '#ffffff' },
  crownPlate: { fill: '#fbf3df', edge: '#8a6414', text: '#5a3d08' },
  carpet: { fill: '#5d2f73', edge: '#dcae4c', text: '#f8efdc' },
  seats: [
    { field: '#c62f2b', shade: '#b02523', charge: '#fff6e3', rim: '#fff6e3' },
    { field: '#2467b5', shade: '#1d5799', charge: '#fff6e3', rim: '#fff6e3' },
    { field: '#232328', shade: '#141417', charge: '#f2cf6b', rim: '#fff6e3' },
    { field: '#efdfb8', shade: '#dcc794', charge: '#3a2413', rim: '#3a2413' },
  ],
  displaced: '#f8efdc',
  highlight: '#ffdf7a',
  shadow: 0.42,
};
