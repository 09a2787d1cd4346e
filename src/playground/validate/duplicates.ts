import type { FieldErrors, FieldPath } from './field-errors.ts';

/** Custom ids and ids must be unique within a message or modal. */
export function checkDuplicates(
  located: readonly { readonly component: { id?: number | null | undefined }; readonly path: FieldPath }[],
  errors: FieldErrors,
): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of located) {
    const customId = 'custom_id' in component ? component.custom_id : undefined;
    if (typeof customId === 'string') {
      if (customIds.has(customId))
        errors.add(
          [...path, 'custom_id'],
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          'Component custom id cannot be duplicated',
        );
      customIds.add(customId);
    }
    if (!component.id) continue;
    if (ids.has(component.id))
      errors.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    ids.add(component.id);
  }
}
