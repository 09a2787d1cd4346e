import { KEEPER, styled } from './styles.ts';

export default styled('keeper', KEEPER, 600);
