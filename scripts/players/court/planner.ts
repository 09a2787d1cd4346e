import { PLANNER, styled } from './styles.ts';

export default styled('planner', PLANNER, 3000);
