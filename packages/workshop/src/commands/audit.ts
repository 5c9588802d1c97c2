import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('audit');
