import { BUYER, styled } from './styles.ts';

export default styled('buyer', BUYER, 600);
