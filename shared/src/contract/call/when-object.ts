/** For rules between fields that are checked although a field is wrong: on anything but an object they would break. */
export const whenObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null;
