export type Theme = 'dark' | 'light';

const storageKey = 'theme';

/** The saved theme, or else the one the system prefers. */
export function preferredTheme(): Theme {
  const saved = savedTheme();
  if (saved === 'dark' || saved === 'light') return saved;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Saves the theme if the browser lets the page store anything. */
export function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    return;
  }
}

function savedTheme(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
