import { styled } from './styled.ts';
import { PLANNER } from './tastes.ts';

export default styled('planner', PLANNER, 3000);
