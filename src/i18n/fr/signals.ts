export const signals = {};
