import {
  changePreferences,
  isChosen,
  isEnd,
  isStep,
  preferenceAttributes,
  preferencesCookie,
  readPreferences,
} from '../../published/preferences.ts';
import { themeColour } from '../../published/theme-colour.ts';

/** The server wrote the same attributes; here they follow a change, and a page that comes out of the browser's cache. */
export function showPreferences(): void {
  const preferences = readPreferences(document.cookie);
  const { documentElement: root } = document;
  for (const [name, value] of preferenceAttributes(preferences)) {
    if (value) root.setAttribute(name, value);
    else root.removeAttribute(name);
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = themeColour(meta.media.includes('dark') ? 'dark' : 'light', preferences);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-look] button')) {
    const { value } = button;
    if (isStep(value)) button.ariaDisabled = String(isEnd(preferences, value));
    else button.ariaPressed = String(isChosen(preferences, value));
  }
}

/** Without a script the same form asks the server, which answers with the page in its new look. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLElement;
  const { submitter } = event;
  if (!form.matches('[data-look]') || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  document.cookie = preferencesCookie(
    changePreferences(readPreferences(document.cookie), submitter.value),
    location.protocol === 'https:',
  );
  showPreferences();
}

export function listenForPreferences(): void {
  document.addEventListener('submit', onSubmit);
  addEventListener('pageshow', ({ persisted }) => persisted && showPreferences());
}
