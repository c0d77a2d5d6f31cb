import type { AnyForm, FormWords } from '#forms/engine/definition.ts';
import { forms } from '#forms/registry.ts';
import { signInForm } from '#forms/sign-in/form.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { sessionEndpoints } from '#shared/endpoints/session.ts';
import { PATHS } from '#shared/paths.ts';

/** A form as a page without script sees it: its words, and where a success leads. */
export interface FormPage extends FormWords {
  success: string;
}

/** The page is a file: what it thanks for is its fragment, which its styles follow. */
const thanksOf = ({ name, thanks = name, thanksFor }: AnyForm): string =>
  `${PATHS.thankYou}?form=${thanks}#${thanksFor ?? 'message'}`;

/** The page that answers a form post to this call; undefined for calls that no form posts to. */
export const formPage = ({ path }: Endpoint): FormPage | undefined => pages.get(path);

const pages = new Map<string, FormPage>([
  ...Object.values(forms).map(({ form }: { form: AnyForm }): [string, FormPage] => [
    form.submit.path,
    { ...form, success: thanksOf(form) },
  ]),
  [sessionEndpoints.adminLogin.path, { ...signInForm, success: PATHS.admin }],
]);
