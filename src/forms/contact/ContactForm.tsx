import { formIsland } from '../engine/form-island.tsx';
import { contactForm } from './form.ts';

export const ContactForm = formIsland(contactForm);
