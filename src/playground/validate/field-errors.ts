import { ApiError } from './api-error.ts';

export type FieldPath = readonly (string | number)[];

interface ErrorNode {
  [key: string]: ErrorNode | { readonly code: string; readonly message: string }[];
}

/** Has no prototype, since a field can have any name. */
function emptyNode(): ErrorNode {
  return Object.create(null);
}

/** Collects the invalid fields of a body into one 50035. */
export class FieldErrors {
  readonly #root = emptyNode();
  #count = 0;

  add(path: FieldPath, code: string, message: string): void {
    let node = this.#root;
    for (const key of path) {
      const next = node[key];
      if (next && !Array.isArray(next)) node = next;
      else {
        const child = emptyNode();
        node[key] = child;
        node = child;
      }
    }
    const errors = Array.isArray(node._errors) ? node._errors : [];
    errors.push({ code, message });
    node._errors = errors;
    this.#count += 1;
  }

  /** @throws {ApiError} 50035 when anything was added. */
  throwIfAny(): void {
    if (this.#count > 0) throw this.error();
  }

  error(): ApiError {
    return new ApiError(400, 50035, 'Invalid Form Body', { errors: this.#root });
  }
}

/** A 50035 for a single field. */
export function fieldError(path: FieldPath, code: string, message: string): ApiError {
  const errors = new FieldErrors();
  errors.add(path, code, message);
  return errors.error();
}
