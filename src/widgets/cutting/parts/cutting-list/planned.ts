/** What is fetched with the first plan: the solver, and what shows a plan. */
export { planInSlices } from '../../plan/planInSlices';
export { planView } from '../../plan/planView';
export { PlanBox } from './PlanBox';
export { Sizes } from './Sizes';
