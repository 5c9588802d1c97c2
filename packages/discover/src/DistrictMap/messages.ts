export const districtMapLabel = 'Map of the districts';
export const planningAreasTitle = 'Planning areas of Singapore';
export const districtSign = (number: string): string => `D${number}`;
export const districtName = (number: string, name: string): string => `District ${number}, ${name}`;
