import type { AnyComponent } from './components/message.ts';
import type { FieldPath } from './field-errors.ts';

export interface LocatedComponent {
  readonly component: AnyComponent;
  readonly path: FieldPath;
}

/** Every component of a message with its path, parents first. */
export function* walk(components: readonly AnyComponent[], path: FieldPath): Generator<LocatedComponent> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield { component, path: here };
    if ('components' in component) yield* walk(component.components, [...here, 'components']);
    if ('accessory' in component) yield { component: component.accessory, path: [...here, 'accessory'] };
  }
}
