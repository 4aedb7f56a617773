import './planned.css';

/** What is fetched with the first plan: the solver, and what shows a plan. */
export { planInSlices } from '../../plan/planInSlices';
export { planView } from '../../plan/planView';
export { PlanBox } from './PlanBox';
export { planTexts } from '../../messages/plan';
export { Rests } from './Rests';
export { Sizes } from './Sizes';
