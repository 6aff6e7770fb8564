/*
 * The newsletter form in the footer, fetched when somebody reaches for it: the address travels encrypted and the answer
 * stands beside the field.
 */
import { callApi } from 'shared/api-client';
import { ApiError } from 'shared/contract/section/section';

/** "Please check what you entered": the service found the address wrong. */
const INVALID = '40022';

type State = 'invalid' | 'requested' | 'failed';

function answer(form: HTMLFormElement, input: HTMLInputElement, state: State | ''): void {
  const status = form.querySelector<HTMLElement>('[data-answer]');
  if (!status) return;
  status.dataset['state'] = state;
  status.textContent = state === '' ? '' : (form.dataset[state] ?? '');
  if (state === 'invalid') input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

async function subscribe(email: string): Promise<State> {
  const lang = document.documentElement.lang === 'en' ? 'en' : 'cn';
  try {
    await callApi('subscribe/add', { email }, { lang, notip: true });
    return 'requested';
  } catch (error) {
    return error instanceof ApiError && error.code === INVALID ? 'invalid' : 'failed';
  }
}

/** The form with what it is made of. */
interface FormElements {
  form: HTMLFormElement;
  input: HTMLInputElement;
  button: HTMLButtonElement;
}

async function send({ form, input, button }: FormElements): Promise<void> {
  button.ariaDisabled = 'true';
  const state = await subscribe(input.value.trim());
  button.ariaDisabled = null;
  answer(form, input, state);
  if (state === 'requested') input.value = '';
  if (state === 'invalid') input.focus();
}

function start(elements: FormElements): void {
  const { form, input, button } = elements;
  form.noValidate = true;
  input.addEventListener('input', () => answer(form, input, ''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    if (input.checkValidity()) return void send(elements);
    answer(form, input, 'invalid');
    input.focus();
  });
}

const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
const input = form?.querySelector('input');
const button = form?.querySelector('button');
if (form && input && button) start({ form, input, button });
