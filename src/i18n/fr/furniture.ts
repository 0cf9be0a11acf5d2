export const furniture = {};
