import { formIsland } from '../engine/form-island.tsx';
import { feedbackForm } from './form.ts';

export const FeedbackForm = formIsland(feedbackForm);
