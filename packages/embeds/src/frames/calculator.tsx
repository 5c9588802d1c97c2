import { careCalculatorPath } from '@sewa/paths';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import { startFrame } from './startFrame.tsx';

void startFrame({ makePath: () => careCalculatorPath(), hasPersons: false, component: CalculatorFrame });
