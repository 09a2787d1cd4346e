import { styled } from './styled.ts';
import { BUYER } from './tastes.ts';

export default styled('buyer', BUYER, 600);
