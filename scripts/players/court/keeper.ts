import { styled } from './styled.ts';
import { KEEPER } from './tastes.ts';

export default styled('keeper', KEEPER, 600);
